import { readFileSync } from 'node:fs';
import type { ErrorObject } from 'ajv';
import { isFlagName } from '#src/shared/flags/declared.ts';
import type { Rule } from './audience.ts';
import { wireGuard } from '#server/platform/http/wireGuard.ts';

/** Without `when`, the rule applies to all players. */
export type FlagRule = {
  readonly isOn: boolean;
  readonly why?: string;
  readonly when?: Pick<Rule, 'brands' | 'regions' | 'login' | 'devices'>;
};
export type FlagRules = Readonly<Record<string, readonly FlagRule[]>>;

export const noFlagRules: FlagRules = {};

/** Throws for an invalid text or an undeclared flag. */
export function flagRulesIn(text: string, file: string): FlagRules {
  const isReadable = wireGuard<{ readonly flags: FlagRules }>('FlagRules', { allErrors: true });
  const read = jsonOf(text);
  if (read === undefined) throw new Error(`The flag rules in ${file} are not JSON`);
  if (!isReadable(read)) throw new Error(`The flag rules in ${file} cannot be read: ${(isReadable.errors ?? []).map(told).join('; ')}`);
  const unknown = Object.keys(read.flags).filter((name) => !isFlagName(name));
  if (unknown.length > 0) throw new Error(`The flag rules in ${file} name ${unknown.join(', ')}, which are not declared`);
  return read.flags;
}

/** Throws like `flagRulesIn`, or for an unreadable file. */
export function readFlagRules(file: string): FlagRules {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The flag rules in ${file} could not be opened`, { cause });
  }
  return flagRulesIn(text, file);
}

const told = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath || '/'} ${message ?? 'is wrong'}${'additionalProperty' in params ? `: ${String(params['additionalProperty'])}` : ''}`;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
