import { styled } from '#src/ui/stitches.ts';

const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  color: '$onChrome',
  text: 16,
  fontWeight: '$bold',
  letterSpacing: '$display',
  variants: { compact: { true: { '@belowTablet': { '& > [data-words]': { display: 'none' } } } } },
});
const Drawing = styled('svg', {
  display: 'block',
  flex: 'none',
  '& .ground': { fill: '$accent' },
  '& .line': { fill: 'none', stroke: '$onAccent', strokeWidth: 2.25, strokeLinecap: 'round' },
});

export function Wordmark({ compact = false }: { readonly compact?: boolean }) {
  return (
    <Mark compact={compact}>
      <Drawing viewBox="0 0 28 28" width={28} height={28} aria-hidden>
        <rect className="ground" width="28" height="28" rx="7" />
        <path className="line" d="M7 8h14M11 14h12M7 20h14" />
      </Drawing>
      <span data-words="">Linemaker console</span>
    </Mark>
  );
}
