import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { vocabulary } from '#src/app/startup/boot/registries.ts';
import { initialProgress } from '#src/app/startup/boot/startupMachine.ts';
import { Scheduler } from '#src/app/startup/scheduler.ts';
import { SchedulerContext } from '#src/app/startup/SchedulerContext.ts';
import { StartupProvider } from '#src/app/startup/StartupContext.tsx';
import { VocabularyProvider } from '#src/app/frame/vocabulary.tsx';
import type { Brand } from '#src/brand/contract.ts';
import type { Platform } from '#src/platform/index.ts';
import type { RenderReport } from '#src/render/index.ts';
import { Stage, stagePorts } from '../../preview/Stage.tsx';
import { themed } from '../../themed.ts';
import type { Scene } from '../preview/messages.ts';
import type { EditorLink } from './editorLink.ts';
import { frameName, framePlatform } from './framePlatform.ts';
import { authoredId } from './authoredId.ts';
import { FirstOfferMeter } from './FirstOfferMeter.tsx';
import { Outlines } from './Outlines.tsx';
import { SceneBody } from './SceneBody.tsx';
import { Spot } from './Spot.tsx';

/** React key. If one of these fields changes, the scene remounts. */
const keyOf = ({ surface, path, brand, login, at, dialogId }: Scene): string => [surface, path, brand, login, at, dialogId].join(' ');

type FrameAppProps = {
  readonly link: EditorLink;
  /** True to draw the whole page at once, for measurements. */
  readonly isWhole?: boolean;
};

export function FrameApp({ link, isWhole = false }: FrameAppProps) {
  const shown = useSyncExternalStore(link.subscribe, link.shown, link.shown);
  const brand = useThemed(shown?.scene.brand ?? null, shown?.scene.mode ?? 'light');
  if (shown === null || brand === null) return null;
  return <Drawn key={keyOf(shown.scene)} scene={shown.scene} version={shown.version} brand={brand} link={link} isWhole={isWhole} />;
}

function useThemed(id: string | null, mode: Scene['mode']): Brand | null {
  const [worn, setWorn] = useState<{ readonly of: string; readonly brand: Brand } | null>(null);
  useEffect(() => {
    if (id !== null) void themed(id, mode).then((brand) => brand && setWorn({ of: id, brand }));
  }, [id, mode]);
  return worn?.of === id ? worn.brand : null;
}

type DrawnProps = {
  readonly scene: Scene;
  readonly version: number;
  readonly brand: Brand;
  readonly link: EditorLink;
  readonly isWhole: boolean;
};

const NOT_NEEDED = { ...initialProgress, stage: 'done', retry: () => undefined } as const;

function Drawn({ scene, version, brand, link, isWhole }: DrawnProps) {
  const [platform] = useState(() => framePlatform(scene, link));
  const [scheduler] = useState(() => new Scheduler());
  const isFresh = useFreshAnswers(platform, version);
  const ports = useMemo(
    () => ({
      ...stagePorts,
      allowedHosts: brand.linkHosts,
      report: ({ nodeId, reason }: RenderReport) => link.tell({ type: 'reported', nodeId: authoredId(nodeId), reason }),
      refresh: () => void platform.client.refetchQueries({ include: 'active' }).catch(() => undefined),
    }),
    [brand, link, platform],
  );
  return (
    <Stage brand={brand} platform={platform} ports={ports} path={scene.path} authName={frameName(scene.login)}>
      <SchedulerContext value={scheduler}>
        <StartupProvider value={NOT_NEEDED}>
          <VocabularyProvider vocabulary={vocabulary}>
            <SceneBody scene={scene} />
            <Outlines link={link} version={isFresh} />
            <Spot link={link} version={isFresh} />
            {isWhole ? <FirstOfferMeter link={link} version={isFresh} /> : null}
          </VocabularyProvider>
        </StartupProvider>
      </SchedulerContext>
    </Stage>
  );
}

/** Refetches queries if `version` changes, one refetch at a time. Returns the last fetched version. */
function useFreshAnswers({ client }: Platform, version: number): number {
  const first = useRef(version);
  const wanted = useRef(version);
  const isBusy = useRef(false);
  const [drawn, setDrawn] = useState(version);
  wanted.current = version;
  useEffect(() => {
    if (version === first.current || isBusy.current) return;
    isBusy.current = true;
    void (async () => {
      for (let asked = -1; asked !== wanted.current;) {
        asked = wanted.current;
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        setDrawn(asked);
      }
      isBusy.current = false;
    })();
  }, [client, version]);
  return drawn;
}
