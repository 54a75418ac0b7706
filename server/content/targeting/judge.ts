import { declarationOf, flagNames, isFlagName } from '#src/shared/flags/declared.ts';
import type { Audience } from './audience.ts';
import { isShownTo } from './conditions.ts';
import type { FlagRule, FlagRules } from './rules.ts';

export type Judgement = { readonly isOn: boolean; readonly by: 'operator' | 'rule' | 'declaration' };

export type Judge = {
  /** Null if the flag is neither declared nor set by an operator. */
  readonly of: (name: string, whom: Audience) => Judgement | null;
  readonly on: (whom: Audience) => ReadonlySet<string>;
};

/** `switched`: flags that operators have set, which override rules. */
export function createJudge(rules: FlagRules, switched: ReadonlyMap<string, boolean>): Judge {
  const of = (name: string, whom: Audience): Judgement | null => {
    const said = switched.get(name);
    if (said !== undefined) return { isOn: said, by: 'operator' };
    if (!isFlagName(name)) return null;
    const rule = (Object.hasOwn(rules, name) ? (rules[name] ?? []) : []).find((each) => holds(each, whom));
    return rule ? { isOn: rule.isOn, by: 'rule' } : { isOn: declarationOf(name).isOn, by: 'declaration' };
  };
  const ruled = flagNames.filter((name) => !switched.has(name) && Object.hasOwn(rules, name));
  const steady = flagNames.filter((name) => !ruled.includes(name) && (switched.get(name) ?? declarationOf(name).isOn));
  const everybodys = new Set<string>([...steady, ...[...switched].flatMap(([name, isOn]) => (isOn ? [name] : []))]);
  return {
    of,
    on: (whom) => (ruled.length === 0 ? everybodys : new Set([...everybodys, ...ruled.filter((name) => of(name, whom)?.isOn === true)])),
  };
}

const holds = ({ when }: FlagRule, whom: Audience): boolean => when === undefined || isShownTo(when, whom);
