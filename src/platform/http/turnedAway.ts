/** Answer that blocks the whole site: maintenance or a waiting room (product §4, §7). */
export type TurnedAway =
  | { readonly type: 'maintenance-announced'; readonly headers: Readonly<Record<string, string>> }
  | { readonly type: 'waiting-room'; readonly body: string };

export function turnedAwayBy({ status, headers }: Pick<Response, 'headers' | 'status'>, body: string): TurnedAway | null {
  if (status >= 500 && headers.get('x-maintenance-mode-enabled') === 'true')
    return { type: 'maintenance-announced', headers: Object.fromEntries(headers) };
  return status === 202 && body.includes('"cfWaitingRoom"') ? { type: 'waiting-room', body } : null;
}
