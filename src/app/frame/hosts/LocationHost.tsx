import { createContext, type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import type { GeolocationDoor } from '#src/core/geolocation/index.ts';
import { refuse } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';

type Check = GeolocationDoor['check'];

const Geolocation = lazyFrame(async () => (await import('./Geolocation.tsx')).Geolocation);

/** Text for a location check that cannot load or run (product §8). */
const NOT_FOUND = t`We can't find your location`;

const LOAD_PATIENCE_MS = 10_000;

const CheckContext = createContext<Check>(() => Promise.resolve(refuse(NOT_FOUND)));

/** Returns the location check, the same function at every render. Its refusals are texts for the player. */
export const useLocationCheck = (): Check => use(CheckContext);

export function LocationHost({ children }: { readonly children: ReactNode }) {
  const { userId, isLoggedIn } = useAuth();
  const wasVisitor = useRef(false);
  wasVisitor.current ||= isLoggedIn === false;
  const [door] = useState(openDoor);
  const check = useMemo(() => door.check, [door]);
  return (
    <CheckContext value={check}>
      {children}
      {userId === null ? null : (
        <Suspense fallback={null}>
          <Geolocation onReady={door.give} arrival={wasVisitor.current ? 'log-in' : 'app-launch'} />
        </Suspense>
      )}
    </CheckContext>
  );
}

/** Lets location checks wait until `give` passes the loaded function. */
function openDoor(): { readonly check: Check; readonly give: (check: Check) => void } {
  let current: Check | null = null;
  const waiting = new Set<(check: Check) => void>();
  const wait = (): Promise<Check | null> =>
    Promise.race([new Promise<Check>((done) => waiting.add(done)), new Promise<null>((done) => setTimeout(done, LOAD_PATIENCE_MS, null))]);
  return {
    check: async (trigger) => {
      const known = current ?? (await wait());
      return known === null ? refuse(NOT_FOUND) : known(trigger);
    },
    give: (check) => {
      current = check;
      for (const done of waiting) done(check);
      waiting.clear();
    },
  };
}
