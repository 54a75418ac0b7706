import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import type { LinkOpener, LinkRegistry } from './links/types.ts';
import { type AttemptStore, createAttempts } from './actions/attempts.ts';
import type { ActionRegistry } from './actions/types.ts';
import type { FailureReason, Registry } from './types.ts';

/** What happened to a node, told once per revision, node and reason. */
export type RenderReport = { readonly revision: string; readonly nodeId: string; readonly kind: string; readonly reason: FailureReason };

export type LoadReceiptLines = () => Promise<Registry<ReceiptLinesFragment>>;

/** What drawing needs of the application. Given once, at the top. */
export type RenderPorts = {
  readonly report: (report: RenderReport) => void;
  /** Hosts that a document may lead to, with `https` alone. */
  readonly allowedHosts: readonly string[];
  readonly links: LinkRegistry;
  readonly opener: LinkOpener;
  readonly actions: ActionRegistry;
  /** Makes a requirement hold, by asking the player if need be; false when it does not. */
  readonly meet: (requirement: string) => Promise<boolean>;
  /** Actions that were begun and whose outcome nobody knows yet. */
  readonly attempts: AttemptStore;
  /** Who is logged in; null for visitors, and while it is not known. */
  readonly playerId: () => string | null;
  /** Calls `listener` whenever that has changed; returns the way to stop. */
  readonly watchPlayer: (listener: () => void) => () => void;
  /** The kinds of receipt lines, needed with the first receipt. Null where none is shown. */
  readonly loadReceiptLines: LoadReceiptLines | null;
  /** Asks again for what is being drawn, after a source failed. */
  readonly refresh: () => void;
  readonly reload: () => void;
};

const nothing = (): void => undefined;

const unwired: RenderPorts = {
  report: nothing,
  allowedHosts: [],
  links: {},
  opener: { openForm: nothing, openDialog: nothing, openBetslip: nothing },
  actions: {},
  // Fails closed: what nobody can check does not hold.
  meet: () => Promise.resolve(false),
  attempts: createAttempts(),
  playerId: () => null,
  watchPlayer: () => nothing,
  loadReceiptLines: null,
  refresh: () => globalThis.location?.reload(),
  reload: () => globalThis.location?.reload(),
};

const PortsContext = createContext<RenderPorts>(unwired);

/** Keep `ports` the same object: everything that is drawn reads it. */
export function RenderProvider({ ports, children }: { readonly ports: Partial<RenderPorts>; readonly children: ReactNode }) {
  const value = useMemo(() => ({ ...unwired, ...ports, report: once(ports.report ?? nothing) }), [ports]);
  return <PortsContext value={value}>{children}</PortsContext>;
}

export const useRenderPorts = (): RenderPorts => use(PortsContext);

/** Kept to this many names: a page that fails more ways than this has been heard. */
const MAX_TOLD = 1_000;

function once(report: RenderPorts['report']): RenderPorts['report'] {
  const told = new Set<string>();
  return (entry) => {
    const name = `${entry.revision} ${entry.nodeId} ${entry.reason}`;
    if (told.has(name) || told.size >= MAX_TOLD) return;
    told.add(name);
    report(entry);
  };
}
