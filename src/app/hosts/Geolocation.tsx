import { useCallback, useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { GeolocationProvider, type GeolocationDoor, useGeolocation } from '#src/core/geolocation/index.ts';

type OnReady = { readonly onReady: (check: GeolocationDoor['check']) => void };

/** The location core, wired to who is logged in. */
export function Geolocation({ onReady }: OnReady) {
  const { userId, logOut } = useAuth();
  const moved = useCallback(() => logOut('differentValidRegion'), [logOut]);
  return (
    <GeolocationProvider playerId={userId} onDifferentRegion={moved}>
      <Publish onReady={onReady} />
    </GeolocationProvider>
  );
}

function Publish({ onReady }: OnReady) {
  const { check } = useGeolocation();
  useEffect(() => onReady(check), [onReady, check]);
  return null;
}
