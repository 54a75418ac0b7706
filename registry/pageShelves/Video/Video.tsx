import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type VideoFragment, VideoFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { isSitePath, useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { Film, Mark, Place, Poster, Words } from './look.ts';

export function Video({ node }: { readonly node: FragmentType<VideoFragment> }) {
  const { title, url, posterUrl, captionsUrl, transcript, width, height } = useNode(VideoFragmentDoc, node);
  const [begun, setBegun] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const isPlayable = [url, posterUrl, captionsUrl].every(isSitePath) && broken !== url;
  const fail = () => setBroken(url);
  const ratio = { aspectRatio: `${width} / ${height}` };
  return (
    <>
      <ShelfHead title={title} />
      {!isPlayable ? (
        <Card padding="none">
          <EmptyState illustration="offline" headingLevel="p" title={t`We can’t play this video`} body={t`Read the text below instead.`} />
        </Card>
      ) : begun === url ? (
        <Place style={ratio}>
          <Film
            ref={takeFocus}
            controls
            autoPlay
            playsInline
            poster={posterUrl}
            width={width}
            height={height}
            aria-label={title}
            onError={fail}
          >
            <source src={url} type="video/webm" onError={fail} />
            <track kind="captions" src={captionsUrl} srcLang="en" label={t`English`} default />
          </Film>
        </Place>
      ) : (
        <Place style={ratio}>
          <Poster type="button" aria-label={t`Play: ${title}`} onClick={() => setBegun(url)}>
            <img src={posterUrl} alt="" width={width} height={height} loading="lazy" decoding="async" />
            <Mark aria-hidden>
              <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
                <path d="M8 5.5v13a.6.6 0 0 0 .92.5l10.1-6.5a.6.6 0 0 0 0-1L8.92 5a.6.6 0 0 0-.92.5z" />
              </svg>
            </Mark>
          </Poster>
        </Place>
      )}
      <Words open={!isPlayable}>
        <summary>{t`Read instead`}</summary>
        <Paragraphs text={transcript} />
      </Words>
    </>
  );
}

const takeFocus = (film: HTMLVideoElement | null): void => film?.focus({ preventScroll: true });
