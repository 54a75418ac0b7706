export type ErrorCategory =
  | 'boot'
  | 'render'
  | 'network'
  | 'socket'
  | 'auth'
  | 'betslip'
  | 'geolocation'
  | 'layout'
  | 'storage'
  | 'unknown';

export type NodeReport = { readonly revision: string; readonly nodeId: string; readonly kind: string; readonly reason: string };

export type FaultListener = (category: ErrorCategory, fault: Error) => void;
export type NodeListener = (report: NodeReport) => void;

type Entry = { readonly type: 'error' | 'node'; readonly at: number; readonly [detail: string]: unknown };

const MAX_ENTRIES = 200;
const FLUSH_AFTER_MS = 2_000;

/** Sends reports in batches. Never throws. */
export class Telemetry {
  readonly #seen = new Set<string>();
  #queue: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #listener: FaultListener | null = null;
  readonly #unheard: [ErrorCategory, Error][] = [];
  #nodeListener: NodeListener | null = null;

  constructor(
    private readonly send: (body: string) => unknown,
    private readonly now: () => number = () => Date.now(),
    private readonly session: () => string | null = () => null,
  ) {}

  /** Replaces the listener. The new one also receives faults reported while there was none; each fault comes once. */
  onFault = (listener: FaultListener): (() => void) => {
    this.#listener = listener;
    for (const [category, fault] of this.#unheard.splice(0)) listener(category, fault);
    return () => {
      this.#listener = null;
    };
  };

  reportError = (category: ErrorCategory, error: unknown): void => {
    const fault = error instanceof Error ? error : new Error(String(error));
    const { name, message, stack } = fault;
    const isNew = this.#add(`error ${category} ${name} ${message}`, {
      type: 'error',
      at: this.now(),
      category,
      name,
      message,
      stack: stack?.slice(0, 2_000),
    });
    if (!isNew) return;
    if (this.#listener) this.#listener(category, fault);
    else this.#unheard.push([category, fault]);
  };

  /** Replaces the listener. The new one receives every later report, even repeats. */
  onNodeReport = (listener: NodeListener): (() => void) => {
    this.#nodeListener = listener;
    return () => {
      this.#nodeListener = null;
    };
  };

  reportNode = (report: NodeReport): void => {
    this.#nodeListener?.(report);
    this.#add(`node ${report.revision} ${report.nodeId} ${report.reason}`, { type: 'node', at: this.now(), ...report });
  };

  flush = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#queue.length === 0) return;
    if (this.send(JSON.stringify({ session: this.session() ?? undefined, entries: this.#queue })) === false) return;
    this.#queue = [];
  };

  #add(identity: string, entry: Entry): boolean {
    if (this.#seen.has(identity) || this.#seen.size >= MAX_ENTRIES) return false;
    this.#seen.add(identity);
    this.#queue.push(entry);
    this.#timer ??= setTimeout(this.flush, FLUSH_AFTER_MS);
    return true;
  }
}

let send: ((body: string) => boolean) | null = null;
let session: (() => string | null) | null = null;

const telemetry = new Telemetry(
  (body) => send?.(body) ?? false,
  () => Date.now(),
  () => session?.() ?? null,
);

export const reportError = telemetry.reportError;
export const reportNode = telemetry.reportNode;
export const onFault = telemetry.onFault;
export const onNodeReport = telemetry.onNodeReport;
/** Starts sending. Earlier batches are sent with the next one. */
export function startTelemetry(visitorToken: () => string | null, path = '/telemetry'): void {
  session = visitorToken;
  addEventListener('pagehide', telemetry.flush);
  document.addEventListener('visibilitychange', telemetry.flush);
  send = (body) => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
}
