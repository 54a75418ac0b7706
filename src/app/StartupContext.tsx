import { createContext, type ReactNode, use } from 'react';
import type { Startup } from './boot/startup.ts';

/** `failed` after the last try; the frame stays usable and says so where it matters. */
export type StartupState = { readonly status: 'loading' | 'done' | 'failed'; readonly startup: Startup | null; readonly retry: () => void };

const StartupContext = createContext<StartupState>({ status: 'loading', startup: null, retry: () => undefined });

export function StartupProvider({ value, children }: { readonly value: StartupState; readonly children: ReactNode }) {
  return <StartupContext value={value}>{children}</StartupContext>;
}

export const useStartup = (): StartupState => use(StartupContext);
