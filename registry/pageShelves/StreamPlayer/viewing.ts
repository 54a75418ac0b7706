import { membersOf } from '#src/shared/values/plainObject.ts';

export type Viewing = {
  readonly url: string;
  readonly playlist: string;
  readonly lastsMs: number;
};

export type Ticket = { readonly value: string; readonly hostUrl: string };

export type HostAnswer = { readonly viewing: Viewing } | { readonly refusal: string };

const HOST_TIMEOUT_MS = 5_000;

/** Opens a viewing at the stream host, or extends the viewing at `url`. Returns `ERROR` for an invalid response. */
export async function openViewing({ value, hostUrl }: Ticket, now: () => number, url?: string): Promise<HostAnswer> {
  try {
    const answer = await fetch(url ?? new URL('/viewings', hostUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${value}` },
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    });
    const body = membersOf(await answer.json());
    if (!answer.ok) return { refusal: typeof body['reason'] === 'string' ? body['reason'] : 'ERROR' };
    const { id, playlist, expiresAt } = body;
    const lastsMs = typeof expiresAt === 'string' ? Date.parse(expiresAt) - now() : Number.NaN;
    if (typeof id !== 'string' || typeof playlist !== 'string' || Number.isNaN(lastsMs)) return { refusal: 'ERROR' };
    return {
      viewing: { url: new URL(`/viewings/${encodeURIComponent(id)}`, hostUrl).href, playlist: new URL(playlist, hostUrl).href, lastsMs },
    };
  } catch {
    return { refusal: 'ERROR' };
  }
}
