import { conditions, type Condition } from './conditions.ts';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

/** For whom a layout is made. Nothing here belongs to one player. */
export type Audience = {
  readonly brand: string;
  /** ISO 3166-2 with its country: `US-NJ`. */
  readonly region: string;
  readonly isLoggedIn: boolean;
  readonly device: 'DESKTOP' | 'MOBILE' | 'TABLET';
  /** Hash of the manifest of the client's build; null when it did not say. */
  readonly capabilities: string | null;
  /** Those of a player that some rule asks for. */
  readonly segments?: readonly string[];
  /** Flags that are on, and the time: the server adds both when it answers. */
  readonly flags?: ReadonlySet<string>;
  readonly at?: Date;
};

export type Rule = NonNullable<AuthoredStoredNode['when']>;
type Stated = { readonly name: keyof Rule; readonly holds: boolean; readonly words: string };

/** Whether every condition that the rule states holds. A condition on something that nobody knows does not hold. */
export const isShownTo = (rule: Rule, audience: Audience): boolean =>
  namesIn(rule).every((name) => conditionOf(name).holds(rule[name], audience));

/** Each condition that the rule states, in words that begin with what it asks for. */
export const stated = (rule: Rule, audience: Audience): readonly Stated[] =>
  namesIn(rule).map((name) => {
    const { holds, asks, has } = conditionOf(name);
    return { name, holds: holds(rule[name], audience), words: `It is for ${asks(rule[name])}; this is ${has(audience)}.` };
  });

const namesIn = (rule: Rule): readonly (keyof Rule)[] =>
  (Object.keys(rule) as (keyof Rule)[]).filter((name) => rule[name] !== undefined && Object.hasOwn(conditions, name));
/** The value that a rule has under a name is one that its condition takes: the schema has seen to it. */
const conditionOf = (name: keyof Rule): Condition<unknown> => conditions[name] as Condition<unknown>;
