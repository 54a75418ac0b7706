import { createStore } from 'zustand/vanilla';
import { entriesOf, membersOf } from '#src/shared/values/plainObject.ts';
import type { Platform } from '#src/platform/index.ts';
import { edgeCode } from './edgeCode.ts';

/** Listed regions, and the player's market area and device (product §3). */
export type Place = {
  readonly regions: readonly string[];
  readonly dmaCode: string | null;
  readonly device: string;
};

export const placeStore = createStore<Place>(() => ({ regions: [], dmaCode: null, device: 'DESKTOP' }));

const textIn = (body: unknown, name: string): string | null => {
  const value = membersOf(body)[name];
  return typeof value === 'string' ? value : null;
};

const codesIn = (body: unknown): readonly string[] =>
  entriesOf(membersOf(body)['regions']).flatMap((each) => textIn(each, 'iso_3166_2_code') ?? []);

/** Fetches viewer data and regions. Sets the region code of later requests (product §4). */
export async function loadPlace(
  { http, credentials }: Pick<Platform, 'credentials' | 'http'>,
  at: { readonly regionCode: string; readonly countryCode: string },
): Promise<void> {
  const [viewer, list] = await Promise.all([
    http({ method: 'GET', path: '/viewer', headers: credentials.publicHeaders() }),
    http({ method: 'GET', path: '/i/regions' }),
  ]);
  const body = viewer.ok ? viewer.value.body : null;
  const regions = list.ok ? codesIn(list.value.body) : [];
  placeStore.setState({ regions, dmaCode: textIn(body, 'dma'), device: textIn(body, 'device') ?? 'DESKTOP' });
  if (regions.length === 0) return;
  credentials.setRegion({ regionCode: edgeCode(at.regionCode, at.countryCode, regions), countryCode: at.countryCode });
}
