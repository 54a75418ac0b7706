import { createContext, type ReactNode, use } from 'react';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { SuspensionScope, SuspensionView } from '#src/shared/console/suspensions.ts';
import { useAnswer } from '../../../api/index.ts';
import { useFresh } from '../useFresh.ts';

/** Subject of a suspension; `name` completes “Suspend …”. */
export type Target = { readonly scope: SuspensionScope; readonly target: string; readonly name: string };

type Listed = OutputOf<'listSuspensions'>;
const NOTHING: Listed = { suspensions: [], sports: [] };
const SuspensionsContext = createContext<Listed>(NOTHING);

export function SuspensionsProvider({ eventId, children }: { readonly eventId?: string; readonly children: ReactNode }) {
  const { value, reload } = useAnswer('listSuspensions', eventId === undefined ? {} : { eventId });
  useFresh(reload);
  return <SuspensionsContext value={value ?? NOTHING}>{children}</SuspensionsContext>;
}

export const useSuspensions = (): readonly SuspensionView[] => use(SuspensionsContext).suspensions;
export const useSports = (): Listed['sports'] => use(SuspensionsContext).sports;
