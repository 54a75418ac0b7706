import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { FrameLayoutDocument, type PageSlotsFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { createBroker } from '#src/platform/analytics/broker.ts';
import { ERROR_SCREENS } from '../../frame/errors/useErrorTexts.ts';
import { usePlayersFrame } from '../../frame/shell/usePageFrame.ts';
import { useLayoutRevisions } from '../../page/useLayoutRevisions.ts';
import { afterFrame } from '../pauses.ts';
import { useAccountMenu } from './useAccountMenu.ts';
import { type Left, useAnalytics } from './useAnalytics.ts';
import { useErrorReports } from './useErrorReports.ts';
import { useLiveFlags } from './useLiveFlags.ts';
import { useNodeFigures } from './useNodeFigures.ts';
import { usePlace } from './usePlace.ts';
import { usePreferencesOfOtherTabs } from './usePreferencesOfOtherTabs.ts';
import { useQueryHashes } from './useQueryHashes.ts';

export function AfterStart({ left = null }: { readonly left?: Left | null }): ReactNode {
  const { clock } = usePlatform();
  const [broker] = useState(() => createBroker(clock.now));
  const [isBegun, setBegun] = useState(false);
  useErrorReports();
  useLiveFlags(broker);
  useQueryHashes();
  useAnalytics(broker, left);
  usePreferencesOfOtherTabs();
  useEffect(() => afterFrame(() => setBegun(true)), []);
  return isBegun ? <Rest /> : null;
}

/** In a separate task: all components in one task would block phones for 60 ms. */
function Rest(): ReactNode {
  usePlace();
  useAccountMenu();
  usePlayersFrame();
  useNodeFigures();
  useEffect(() => void loadPictures().catch(() => undefined), []);
  const { data } = useQuery(FrameLayoutDocument, { variables: ERROR_SCREENS });
  return data?.frameLayout ? <Followed layout={data.frameLayout} /> : null;
}

/** Error screens may appear offline. */
const loadPictures = (): Promise<unknown> => import('#src/ui/pictures/IllustrationDrawing.tsx');

function Followed({ layout }: { readonly layout: PageSlotsFragment }): null {
  useLayoutRevisions(layout, null);
  return null;
}
