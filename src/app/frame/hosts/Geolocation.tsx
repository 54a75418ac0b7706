import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { GeolocationProvider, type GeolocationDoor, type GeoState, useGeolocation } from '#src/core/geolocation/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { readLocal } from '#src/platform/localState.ts';
import { CASINO_VISITED } from '../casinoVisited.ts';
import { locationNow } from './locationNow.ts';
import { useStartup } from '../../startup/StartupContext.tsx';

type OnReady = { readonly onReady: (check: GeolocationDoor['check']) => void };
type Props = OnReady & { readonly arrival: 'app-launch' | 'log-in' };

const keepState = (state: GeoState): void => locationNow.setState({ state });

export function Geolocation({ onReady, arrival }: Props) {
  const { userId, logOut } = useAuth();
  const moved = useCallback(() => logOut('differentValidRegion'), [logOut]);
  const navigate = useNavigate();
  const support = useStartup().startup?.serviceAttributes.supportUrl ?? '/account/help';
  const waysOut = {
    support: () => void navigate(support),
    help: () => void navigate('/account/help#location'),
    reload: () => location.reload(),
  };
  const { storage } = usePlatform();
  const hasVisitedCasino = useCallback(() => readLocal(storage, CASINO_VISITED), [storage]);
  return (
    <GeolocationProvider
      playerId={userId}
      arrival={arrival}
      waysOut={waysOut}
      onDifferentRegion={moved}
      hasVisitedCasino={hasVisitedCasino}
      onState={keepState}
    >
      <Publish onReady={onReady} />
    </GeolocationProvider>
  );
}

function Publish({ onReady }: OnReady) {
  const { check } = useGeolocation();
  useEffect(() => onReady(check), [onReady, check]);
  return null;
}
