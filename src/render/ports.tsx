import { type ComponentType, createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { ReceiptLinesFragment } from '#src/gql/graphql.ts';
import type { DistanceUnit, Point } from '#src/shared/text/distance.ts';
import type { Away, Leave } from './links/leaving.ts';
import { LeaveStep } from './links/LeaveStep.tsx';
import type { LinkOpener, LinkRegistry } from './links/types.ts';
import { type AttemptStore, createAttempts } from './actions/attempts.ts';
import type { ActionRegistry } from './actions/types.ts';
import type { FailureReason, Registry } from './types.ts';

export type RenderReport = { readonly revision: string; readonly nodeId: string; readonly kind: string; readonly reason: FailureReason };

export type LoadReceiptLines = () => Promise<Registry<ReceiptLinesFragment>>;

export type RenderPorts = {
  readonly report: (report: RenderReport) => void;
  /** Hosts (`https` only) whose links open without a question. */
  readonly allowedHosts: readonly string[];
  /** Asks the player before leaving the site. If null, links to unlisted hosts are hidden. */
  readonly leave: Leave | null;
  readonly links: LinkRegistry;
  readonly opener: LinkOpener;
  readonly actions: ActionRegistry;
  /** Makes the player meet an action's requirement, by a dialog if needed. Resolves to false if it is not met. */
  readonly meet: (requirement: string) => Promise<boolean>;
  /** Checks the location and shows refusals. Resolves to true where wagers are allowed. `placement` reuses a valid result. */
  readonly locate: (trigger: 'manual-check' | 'placement') => Promise<boolean>;
  readonly attempts: AttemptStore;
  /** Null for visitors, and while the player is unknown. */
  readonly playerId: () => string | null;
  readonly watchPlayer: (listener: () => void) => () => void;
  /** Position that the last location check found. Starts no check. */
  readonly position: () => Point | null;
  readonly watchPosition: (listener: () => void) => () => void;
  readonly distanceUnit: () => DistanceUnit;
  readonly loadReceiptLines: LoadReceiptLines | null;
  /** Delay between typing and search; null until the startup data has loaded. */
  readonly searchDebounceMs: () => number | null;
  readonly loadAccountPanel: () => Promise<ComponentType<{ readonly onClose: () => void }>>;
  readonly askDialogs: () => void;
  /** Loads document and code of the page that probably opens next; never fails. `isStep`: a response opens that page, not a press. */
  readonly prefetch: (path: string, isStep?: boolean) => void;
  readonly refresh: () => void;
  readonly reload: () => void;
};

const nothing = (): void => undefined;

const unwired: RenderPorts = {
  report: nothing,
  allowedHosts: [],
  leave: null,
  links: {},
  opener: { openForm: nothing, openDialog: nothing, openBetslip: nothing },
  actions: {},
  meet: () => Promise.resolve(false),
  locate: () => Promise.resolve(false),
  attempts: createAttempts(),
  playerId: () => null,
  watchPlayer: () => nothing,
  position: () => null,
  watchPosition: () => nothing,
  distanceUnit: () => 'mi',
  loadReceiptLines: null,
  searchDebounceMs: () => null,
  loadAccountPanel: () => Promise.resolve(() => null),
  askDialogs: nothing,
  prefetch: nothing,
  refresh: () => globalThis.location?.reload(),
  reload: () => globalThis.location?.reload(),
};

const PortsContext = createContext<RenderPorts>(unwired);

/** `ports` must be a stable object, because a new one redraws all nodes. */
export function RenderProvider({ ports, children }: { readonly ports: Partial<RenderPorts>; readonly children: ReactNode }) {
  const [away, leave] = useState<Away | null>(null);
  const value = useMemo((): RenderPorts => ({ ...unwired, leave, ...ports, report: once(ports.report ?? nothing) }), [ports]);
  const stay = useCallback(() => leave(null), []);
  return (
    <PortsContext value={value}>
      {children}
      <LeaveStep away={away} onEnd={stay} />
    </PortsContext>
  );
}

/** Hides links to unlisted hosts. Wraps pages on which players handle money. */
export function ListedHostsAlone({ children }: { readonly children: ReactNode }) {
  const ports = useRenderPorts();
  const value = useMemo(() => ({ ...ports, leave: null }), [ports]);
  return <PortsContext value={value}>{children}</PortsContext>;
}

export const useRenderPorts = (): RenderPorts => use(PortsContext);

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
