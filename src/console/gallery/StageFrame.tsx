import { useEffect, useRef, useState } from 'react';
import type { RenderReport } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { addressOf, type Choice } from '../preview/address.ts';
import { onReportOf, showIn } from '../preview/frameMessages.ts';

const Ground = styled('div', {
  display: 'flex',
  flex: 1,
  minHeight: '320px',
  minWidth: 0,
  overflow: 'auto',
  padding: '$16',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  backgroundImage: 'radial-gradient($colors$line 1px, transparent 1px)',
  backgroundSize: '16px 16px',
  focusRing: -2,
});
const Sheet = styled('iframe', {
  flex: 'none',
  margin: '0 auto',
  border: '1px solid $line',
  borderRadius: '$10',
  backgroundColor: '$surface0',
  height: '100%',
  minHeight: '288px',
});

type StageFrameProps = { readonly choice: Choice; readonly title: string; readonly onReports: (reports: readonly RenderReport[]) => void };

export function StageFrame({ choice, title, onReports }: StageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const address = addressOf('preview', { ...choice, width: null });
  // The frame loads only the first address. Later addresses change its URL without reloading.
  const [first] = useState(address);
  const isThere = useRef(false);
  const latest = useRef(address);
  latest.current = address;
  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (isThere.current && window) showIn(window, address);
  }, [address]);
  useEffect(() => {
    let reports: readonly RenderReport[] = [];
    onReports(reports);
    return onReportOf(
      () => frame.current?.contentWindow ?? null,
      (report) => onReports((reports = [...reports, report])),
    );
  }, [address, onReports]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <Ground role="region" aria-label="Stage" tabIndex={0}>
      <Sheet
        ref={frame}
        src={first}
        title={title}
        onLoad={() => {
          isThere.current = true;
          const window = frame.current?.contentWindow;
          if (window && latest.current !== first) showIn(window, latest.current);
        }}
        style={{ width: choice.width === null ? '100%' : `${choice.width + 2}px` }}
      />
    </Ground>
  );
}
