import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { OperatorView } from '#src/shared/console/operators.ts';
import type { OperationName } from '#src/shared/console/operations.ts';
import type { ConsoleClient } from './client.ts';
import { mayRun, whoMay } from './operations.ts';
import type { Session } from './session.ts';

const ClientContext = createContext<ConsoleClient | null>(null);

export function ConsoleProvider({ client, children }: { readonly client: ConsoleClient; readonly children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** Throws outside `ConsoleProvider`. */
export function useConsole(): ConsoleClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useConsole needs a ConsoleProvider above it');
  return client;
}

export const useSession = (): Session => useStore(useConsole().session);

/** Throws if no operator is logged in. */
export function useOperator(): OperatorView {
  const session = useSession();
  if (!('operator' in session)) throw new Error('useOperator is for screens behind the login');
  return session.operator;
}

export function usePermission(name: OperationName): { readonly isAllowed: boolean; readonly reason: string } {
  const { role } = useOperator();
  return { isAllowed: mayRun(role, name), reason: `You are logged in as ${role}. Only ${whoMay(name)} can do this.` };
}
