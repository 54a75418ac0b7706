import type { Adapter, AdapterPayload } from 'oidc-provider';

/** So much is kept at once; what is oldest goes first. */
const MOST = 2_000;
const USUAL_SECONDS = 600;

type Kept = { readonly payload: AdapterPayload; readonly endsAt: number };

/** What the provider has to remember, in memory, for as long as it says: one shelf for all of its models. */
export function createShelves(now: () => number = Date.now): (model: string) => Adapter {
  const all = new Map<string, Kept>();
  const live = (key: string): AdapterPayload | undefined => {
    const kept = all.get(key);
    if (kept === undefined || kept.endsAt > now()) return kept?.payload;
    all.delete(key);
    return undefined;
  };
  const first = (model: string, fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...all.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(live)
      .find((payload) => payload !== undefined && fits(payload));
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const key = `${model}:${id}`;
      all.delete(key);
      all.set(key, { payload, endsAt: now() + (expiresIn ?? USUAL_SECONDS) * 1_000 });
      const oldest = all.size > MOST ? all.keys().next().value : undefined;
      if (oldest !== undefined) all.delete(oldest);
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => first(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => first(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1_000);
    },
    destroy: async (id) => void all.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key);
    },
  });
}
