import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { isAllowedWebPage, isSitePath } from '#src/render/index.ts';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';

const Frame = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '32px',
  paddingInline: '$8',
  borderRadius: '$6',
  border: '1px solid $lineStrong',
  color: '$ink1',
  textDecoration: 'none',
  text: 12,
  fontWeight: '$medium',
  focusRing: 2,
});

const drawings: Readonly<Record<string, string>> = {
  age: 'M3 5h18v14H3zM8.5 8.5a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M5.5 16c.5-1.7 1.6-2.5 3-2.5s2.5.8 3 2.5M14.5 10H18M14.5 14H18',
  help: 'M12 3l8 3v5c0 5-3.5 8-8 10c-4.5-2-8-5-8-10V6ZM9 11.5l2 2l4-4',
};

export function HelpMark({ id, label, url }: { readonly id: string; readonly label: string; readonly url: string }) {
  const { linkHosts } = useBrand();
  const isElsewhere = isAllowedWebPage(url, linkHosts);
  const way = isSitePath(url) ? { as: Link, to: url } : isElsewhere ? { href: url, rel: 'noopener noreferrer' } : {};
  const d = drawings[id.includes('21') || id.includes('19') || id.includes('age') ? 'age' : 'help'];
  return (
    <Frame {...way}>
      <svg
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={d} />
      </svg>
      {label}
      {isElsewhere ? <LeavesSite opensNewTab={false} /> : null}
    </Frame>
  );
}
