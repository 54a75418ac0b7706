import { Fragment, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { GeoState } from '#src/core/geolocation/index.ts';
import { placeStore } from '../startup/boot/place.ts';
import { locationNow } from '../frame/hosts/locationNow.ts';
import { useStartup } from '../startup/StartupContext.tsx';

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: '$8 $12',
  margin: 0,
  marginTop: '$12',
  fontSize: '14px',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

const instant = (ms: number): string => new Date(ms).toISOString();

function factsOf(state: GeoState | null): readonly (readonly [string, string])[] {
  if (state === null) return [['Location', 'not loaded: nobody is logged in']];
  const { status, step, trigger, verdict, licenseKey, licenseType, plcConnected, fault, serviceFault } = state;
  const told = fault ?? serviceFault;
  return [
    ['Location', `${status}${step === null ? '' : `, ${step}`}${trigger === null ? '' : `, by ${trigger}`}`],
    ['Verdict', verdict === null ? 'none: no wagers' : `until ${instant(verdict.expiresAt)}`],
    ['Asked again', verdict === null || verdict.refreshAt === null ? 'not before it ends' : instant(verdict.refreshAt)],
    ['Licence', licenseKey === null ? 'none' : `${licenseType}, …${licenseKey.slice(-8)}`],
    ['Local service', plcConnected ? 'connected' : 'not connected'],
    ['Location fault', told === null ? 'none' : `${told.code}: ${told.message} (${told.remedy})`],
  ];
}

const TICK_MS = 1_000;

export function SessionNow() {
  const { isLoggedIn, userId, account } = useAuth();
  const { clock, credentials } = usePlatform();
  const { stage, startup } = useStartup();
  const { dmaCode, device, regions } = useStore(placeStore);
  const [{ server, device: here }, setClocks] = useState({ server: 0, device: 0 });
  useEffect(() => {
    const look = (): void => setClocks({ server: clock.now(), device: Date.now() });
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const location = useStore(locationNow, ({ state }) => state);
  const leftMs = credentials.bearerLeftMs();
  const facts: readonly (readonly [string, string])[] = [
    ['Login state', isLoggedIn === null ? 'unknown' : isLoggedIn ? `logged in as ${account?.email ?? '…'}` : 'logged out'],
    ['Player', userId ?? 'nobody'],
    ['Access token', leftMs === null ? 'none' : `${Math.max(0, Math.ceil(leftMs / 1_000))} s left`],
    ['Startup', stage],
    ['Region by address', startup?.regionalMetadata.currentRegionCode ?? 'unknown'],
    ['Edge of calls', credentials.publicHeaders()['x-region-code'] ?? 'none'],
    ['Address', startup?.regionalMetadata.ipAddress ?? 'unknown'],
    ['Market, device', `${dmaCode ?? 'none'}, ${device}`],
    ['Regions', regions.length === 0 ? 'not loaded' : regions.join(', ')],
    ...factsOf(location),
    ['Server clock', new Date(server).toISOString()],
    ['Ahead of this device', `${Math.round((server - here) / 1_000)} s`],
  ];
  return (
    <Card padding={24}>
      <Heading as="h2" size={18}>
        Session, place and clock
      </Heading>
      <Facts>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Card>
  );
}
