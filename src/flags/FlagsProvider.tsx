import { createContext, type ReactNode, use, useState } from 'react';
import { flagDefaults, type FlagName, type FlagValues } from './flags.ts';

type FlagsState = readonly [FlagValues, (values: FlagValues) => void];

const FlagsContext = createContext<FlagsState>([flagDefaults, () => undefined]);

export function FlagsProvider({ values, children }: { readonly values: FlagValues; readonly children: ReactNode }) {
  return <FlagsContext value={useState(values)}>{children}</FlagsContext>;
}

/** Outside a provider, returns the flag's default. */
export const useFlag = (name: FlagName): boolean => use(FlagsContext)[0][name] === true;

export const useSetFlags = (): ((values: FlagValues) => void) => use(FlagsContext)[1];
