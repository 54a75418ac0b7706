import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { readDocument } from '#src/shared/layouts/draft/document.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import type { ChangeMark, FirstOffer, Scene } from '../../../editor/preview/messages.ts';
import { Ground, Scaled } from '../../../editor/preview/Scaled.tsx';
import { useFrame } from '../../../editor/preview/useFrame.ts';
import { audienceOf, type Viewer } from '../../../editor/preview/viewer.ts';
import type { ShownChange, Side } from './marks.ts';
import { NotOutlined } from './NotOutlined.tsx';

export type PictureProps = {
  readonly side: Side;
  readonly draftId: string;
  readonly document: object;
  readonly named: (nodeId: string) => string;
  readonly scene: Scene;
  readonly viewer: Viewer;
  readonly marks: readonly ChangeMark[];
  readonly current: ShownChange | null;
  readonly about: ReactNode;
  readonly onPick: (nodeId: string) => void;
  readonly onFirstOffer?: (first: FirstOffer | null) => void;
};

export const TITLES: { readonly [S in Side]: string } = { before: 'Before', after: 'After' };

/** Draws one side of the comparison. Draws the draft as saved, because this is what gets approved. */
export function Picture({ side, draftId, document, named, scene, viewer, marks, current, about, onPick, onFirstOffer }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(1);
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>> | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useRef(boxes);
  found.current = boxes;
  const audience = audienceOf(viewer);
  const drawn = useMemo(() => readDocument(document), [document]);
  const { tell } = useFrame({
    ...{ frame, draftId, scene, audience },
    ...(side === 'before' ? { documentOf: () => document } : {}),
    hear: (message) => {
      if (message.type === 'ready') tell({ type: 'outline', marks, scale });
      else if (message.type === 'outlined') setBoxes(message.boxes);
      else if (message.type === 'reported') setFailed((old) => new Map(old).set(message.nodeId, message.reason));
      else if (message.type === 'picked') onPick(message.nodeId);
      else if (message.type === 'measured') onFirstOffer?.(message.first);
    },
  });
  useEffect(() => tell({ type: 'outline', marks, scale }), [tell, marks, scale]);
  const asked = JSON.stringify([scene, audience]);
  useEffect(() => setFailed(new Map()), [asked]);
  useEffect(() => {
    // Clears the mark first. Setting an equal mark would not scroll.
    tell({ type: 'mark', nodeId: null });
    if (current) tell({ type: 'mark', nodeId: found.current?.[current.nodeId] ?? null });
  }, [tell, current]);
  return (
    <PictureFrame side={side} about={about}>
      <Scaled width={Number(viewer.width)} onScale={setScale}>
        <iframe ref={frame} src="/preview-frame?whole" title={TITLES[side]} sandbox="allow-scripts allow-same-origin" />
      </Scaled>
      <Stack gap={4} role="status">
        {[...failed].map(([nodeId, reason]) => (
          <Text key={nodeId} as="p" size={13} tone="negative">
            {`“${named(nodeId)}” can’t be drawn here: ${reason.replaceAll('-', ' ')}.`}
          </Text>
        ))}
        {current !== null && boxes !== null && boxes[current.nodeId] === undefined ? (
          <NotOutlined
            name={named(current.nodeId)}
            nodeId={current.nodeId}
            isInDocument={drawn.nodes.has(current.nodeId)}
            asked={{ surface: scene.surface, ...audience, ...(side === 'after' ? { draftId } : {}) }}
          />
        ) : null}
      </Stack>
    </PictureFrame>
  );
}

type FrameProps = { readonly side: Side; readonly about: ReactNode; readonly children: ReactNode };

export function PictureFrame({ side, about, children }: FrameProps) {
  return (
    <Stack as="section" gap={8} aria-label={TITLES[side]} css={{ minWidth: 0 }}>
      <Stack gap={4}>
        <Heading as="h3" size={14}>
          {TITLES[side]}
        </Heading>
        <Text as="p" size={13} tone="ink2">
          {about}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

export const NoPicture = ({ children }: { readonly children: ReactNode }) => (
  <Ground css={{ display: 'grid', placeItems: 'center', padding: '$24', height: 'auto', minHeight: '160px' }}>
    <Text tone="ink2">{children}</Text>
  </Ground>
);
