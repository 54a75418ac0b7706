import { createContext, type ReactNode, use } from 'react';
import { flagDefaults, type FlagName, type FlagValues } from './flags.ts';

const FlagsContext = createContext<FlagValues>(flagDefaults);

export function FlagsProvider({ values, children }: { readonly values: FlagValues; readonly children: ReactNode }) {
  return <FlagsContext value={values}>{children}</FlagsContext>;
}

/** The flag's value; its default outside a provider. */
export const useFlag = (name: FlagName): boolean => use(FlagsContext)[name];
