import type { Adapter, AdapterPayload } from 'oidc-provider';
import { BoundedCache } from '../../platform/cache.ts';

const MOST = 2_000;
const USUAL_SECONDS = 600;

type Kept = { readonly payload: AdapterPayload; readonly endsAt: number };

export function createShelves(now: () => number = Date.now): (model: string) => Adapter {
  const all = new BoundedCache<string, Kept>(MOST);
  const live = (key: string): AdapterPayload | undefined => {
    const kept = all.get(key);
    if (kept === undefined || kept.endsAt > now()) return kept?.payload;
    all.delete(key);
    return undefined;
  };
  const first = (model: string, fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    all
      .entries()
      .filter(([key]) => key.startsWith(`${model}:`))
      .map(([key]) => live(key))
      .find((payload) => payload !== undefined && fits(payload));
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      all.set(`${model}:${id}`, { payload, endsAt: now() + (expiresIn ?? USUAL_SECONDS) * 1_000 });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => first(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => first(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1_000);
    },
    destroy: async (id) => all.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of all.entries()) if (payload.grantId === grantId) all.delete(key);
    },
  });
}
