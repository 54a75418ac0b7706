import { createContext, type ReactNode, use } from 'react';
import { initialProgress, type StartupProgress } from './boot/startupMachine.ts';

export type StartupState = StartupProgress & { readonly retry: () => void };

const StartupContext = createContext<StartupState>({ ...initialProgress, retry: () => undefined });

export function StartupProvider({ value, children }: { readonly value: StartupState; readonly children: ReactNode }) {
  return <StartupContext value={value}>{children}</StartupContext>;
}

export const useStartup = (): StartupState => use(StartupContext);
