/** An answer by which a server lets nobody in (product §4, §7), whatever was asked of it. */
export type TurnedAway =
  | { readonly type: 'maintenance-announced'; readonly headers: Readonly<Record<string, string>> }
  /** With what the waiting room said of itself. */
  | { readonly type: 'waiting-room'; readonly body: string };

/** A 5xx with the header of maintenance, or a 202 with the waiting room's data; null for every other answer. */
export function turnedAwayBy({ status, headers }: Pick<Response, 'headers' | 'status'>, body: string): TurnedAway | null {
  if (status >= 500 && headers.get('x-maintenance-mode-enabled') === 'true')
    return { type: 'maintenance-announced', headers: Object.fromEntries(headers) };
  return status === 202 && body.includes('"cfWaitingRoom"') ? { type: 'waiting-room', body } : null;
}
