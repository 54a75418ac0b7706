import { isFlagName } from '#src/shared/flags/declared.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { FlagValues } from '../flags.ts';
import type { LiveFlag } from './liveFlags.ts';

export const FLAG_OVERRIDES = {
  key: 'flagOverrides',
  version: 1,
  isValid: (value: unknown): value is FlagValues =>
    isPlainObject(value) && Object.entries(value).every(([name, isOn]) => isFlagName(name) && typeof isOn === 'boolean'),
};

export type EffectiveFlag = LiveFlag & { readonly isOverridden: boolean };

export const effectiveFlags = (live: readonly LiveFlag[], overrides: FlagValues): readonly EffectiveFlag[] =>
  live.map((flag) => {
    const override = flag.isOverridable ? overrides[flag.name] : undefined;
    return { ...flag, isOn: override ?? flag.isOn, isOverridden: override !== undefined };
  });

export const valuesOf = (flags: readonly EffectiveFlag[]): FlagValues => Object.fromEntries(flags.map(({ name, isOn }) => [name, isOn]));

export function withOverride(overrides: FlagValues, name: LiveFlag['name'], isOn: boolean | null): FlagValues {
  const { [name]: _, ...others } = overrides;
  return isOn === null ? others : { ...others, [name]: isOn };
}
