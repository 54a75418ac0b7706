import { createContext, type ReactNode, use, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useRenderPorts } from './ports.tsx';

/** `pending` while a mandatory node is on its way, `blocked` when one cannot be drawn. Both withhold the scope's confirm action. */
export type ScopeState = 'ready' | 'pending' | 'blocked';

/** What a mandatory node answers for: a receipt, a consent, a responsible-gaming notice. */
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
  /** The hold that says so; one notice is enough. */
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

/** Bounds what a mandatory node blocks: put it around the nodes and the action that confirms them. */
export function RenderScope({ children }: { readonly children: ReactNode }) {
  const [scope] = useState(() => new Scope());
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The enclosing scope, or one of its own. */
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

/** Whether the confirm action must be withheld: something that has to be seen is not (yet) seen. */
export const useScopeBlocked = (): boolean => useScopeState() !== 'ready';

/** Registered before paint, so that the action never shows in between. */
function useHold(state: 'pending' | 'blocked'): { readonly isSpeaker: boolean } {
  const scope = use(ScopeContext);
  const name = useId();
  useLayoutEffect(() => scope?.hold(name, state), [scope, name, state]);
  const read = (): string | undefined => scope?.speaker();
  const speaker = useSyncExternalStore(scope?.subscribe ?? noSubscription, read, read);
  return { isSpeaker: scope === null || speaker === name };
}

/** A mandatory node is still loading. */
export function ScopePending({ children }: { readonly children: ReactNode }) {
  useHold('pending');
  return children;
}

/** Stands where a mandatory node should: says that this cannot be confirmed, and why. */
export function ScopeBlocked() {
  const { isSpeaker } = useHold('blocked');
  const { reload } = useRenderPorts();
  if (!isSpeaker) return null;
  return (
    <div role="alert">
      <EmptyState
        illustration="error"
        headingLevel="p"
        title={t`Something you need to see is missing`}
        body={t`We could not show all of this, so it cannot be confirmed here. Nothing has been changed. Reload the page to try again.`}
        action={<Button onClick={reload}>{t`Reload page`}</Button>}
      />
    </div>
  );
}
