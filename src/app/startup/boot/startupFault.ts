import { ServerError } from '@apollo/client/errors';
import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** Texts of the maintenance page. Null: the default. */
export type Maintenance = {
  readonly title: string | null;
  readonly message: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly label: string | null;
  readonly refreshSeconds: number | null;
};

/** Null: the default wait or text. */
export type WaitingRoom = { readonly refreshSeconds: number | null; readonly text: string | null };

export type StartupFault =
  | { readonly kind: 'maintenance'; readonly maintenance: Maintenance }
  | ({ readonly kind: 'waiting-room' } & WaitingRoom)
  | { readonly kind: 'unreachable' };

/** Returns null below one second. A wrong value could otherwise cause constant polling. */
const secondsIn = (value: unknown): number | null => {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 1 ? seconds : null;
};

/** Reads the maintenance headers (product §7). Null if maintenance is off. */
export function maintenanceIn(header: (name: string) => string | null | undefined): Maintenance | null {
  const read = (name: string): string | null => header(`x-maintenance-mode-${name}`) || null;
  if (read('enabled') !== 'true') return null;
  return {
    title: read('title'),
    message: read('message'),
    image: read('image-url'),
    link: read('cta-link'),
    label: read('cta-label'),
    refreshSeconds: secondsIn(read('refresh-interval-seconds')),
  };
}

export function waitingRoomIn(body: string | undefined): WaitingRoom | null {
  try {
    const told: unknown = JSON.parse(body ?? '');
    const { message = null, cfWaitingRoom: room = null } = isPlainObject(told) ? told : {};
    if (!isPlainObject(room)) return null;
    return {
      refreshSeconds: secondsIn(room['refreshIntervalSeconds']),
      text: typeof message === 'string' && message !== '' ? message : null,
    };
  } catch {
    return null;
  }
}

export function startupFaultOf(error: unknown): StartupFault {
  if (!ServerError.is(error)) return { kind: 'unreachable' };
  const { headers } = error.response;
  const maintenance = error.statusCode >= 500 ? maintenanceIn((name) => headers.get(name)) : null;
  if (maintenance) return { kind: 'maintenance', maintenance };
  const room = error.statusCode === 202 ? waitingRoomIn(error.bodyText) : null;
  return room === null ? { kind: 'unreachable' } : { kind: 'waiting-room', ...room };
}
