import { useEffect } from 'react';
import { GeolocationSetupDocument } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { GeoRunner } from './geoRunner.ts';

/** Seconds between polls (product §9). */
const DEFAULT_SECONDS = 10;
const LEAST_SECONDS = 1;

/** Polls the IP address while a location result is valid and the page is visible. Checks the location if the address changes. */
export function useIpWatch(runner: GeoRunner, playerId: string | null): void {
  const { client } = usePlatform();
  useEffect(() => {
    if (playerId === null) return;
    let known: string | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async (): Promise<void> => {
      const isIdle = document.visibilityState === 'hidden' || runner.store.getState().status !== 'success';
      const answer = isIdle
        ? null
        : await client.query({ query: GeolocationSetupDocument, fetchPolicy: 'network-only' }).then(
            ({ data }) => data?.startup.regionalMetadata ?? null,
            () => null,
          );
      if (isOver) return;
      if (answer) {
        if (known !== null && known !== answer.ipAddress) void runner.check('ip-change');
        known = answer.ipAddress;
      }
      timer = setTimeout(() => void look(), Math.max(LEAST_SECONDS, answer?.ipAddressCheckTimerSeconds ?? DEFAULT_SECONDS) * 1_000);
    };
    timer = setTimeout(() => void look(), DEFAULT_SECONDS * 1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, runner, playerId]);
}
