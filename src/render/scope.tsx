import { createContext, type ReactNode, use, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useRenderPorts } from './ports.tsx';

/** `pending`: a mandatory node loads. `blocked`: a mandatory node failed. Both disable the confirm action. */
export type ScopeState = 'ready' | 'pending' | 'blocked';

export class Scope {
  readonly #holds = new Map<string, 'pending' | 'blocked'>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): ScopeState => {
    const states = [...this.#holds.values()];
    return states.includes('blocked') ? 'blocked' : states.length > 0 ? 'pending' : 'ready';
  };
  readonly speaker = (): string | undefined => [...this.#holds].find(([, state]) => state === 'blocked')?.[0];

  hold(name: string, state: 'pending' | 'blocked'): () => void {
    this.#holds.set(name, state);
    this.#tell();
    return () => {
      this.#holds.delete(name);
      this.#tell();
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const ScopeContext = createContext<Scope | null>(null);

export function RenderScope({ children }: { readonly children: ReactNode }) {
  const [scope] = useState(() => new Scope());
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function useScopeHere(): Scope {
  const [own] = useState(() => new Scope());
  return use(ScopeContext) ?? own;
}

const noSubscription = () => () => undefined;

export function useScopeState(): ScopeState {
  const scope = use(ScopeContext);
  const read = (): ScopeState => scope?.state() ?? 'ready';
  return useSyncExternalStore(scope?.subscribe ?? noSubscription, read, read);
}

export const useScopeBlocked = (): boolean => useScopeState() !== 'ready';

/** Disables the scope's confirm action before paint, so that no frame shows it enabled. */
function useHold(state: 'pending' | 'blocked'): { readonly isSpeaker: boolean } {
  const scope = use(ScopeContext);
  const name = useId();
  useLayoutEffect(() => scope?.hold(name, state), [scope, name, state]);
  const read = (): string | undefined => scope?.speaker();
  const speaker = useSyncExternalStore(scope?.subscribe ?? noSubscription, read, read);
  return { isSpeaker: scope === null || speaker === name };
}

export function ScopePending({ children }: { readonly children: ReactNode }) {
  useHold('pending');
  return children;
}

export function ScopeBlocked() {
  const { isSpeaker } = useHold('blocked');
  const { reload } = useRenderPorts();
  if (!isSpeaker) return null;
  return (
    <div role="alert">
      <EmptyState
        illustration="error"
        headingLevel="p"
        title={t`We could not show an important message`}
        body={t`We could not show everything here, so you can’t confirm it. Nothing has changed. Reload the page to try again.`}
        action={<Button onClick={reload}>{t`Reload page`}</Button>}
      />
    </div>
  );
}
