import { useId } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';

const LEAST = 10;
const MOST = 90;
const STEP = 5;
const PRESETS = [25, 50, 75];

const Label = styled('label', { text: 14, fontWeight: '$medium', color: '$ink1' });
const Range = styled('input', {
  flex: 1,
  minWidth: 0,
  height: '32px',
  margin: 0,
  accentColor: '$colors$accent',
  cursor: 'pointer',
  focusRing: 2,
  borderRadius: '$control',
});

type Props = {
  /** Percentage of the stake to cash out, from 10 to 90. */
  readonly percent: number;
  readonly onChange: (percent: number) => void;
  readonly valueText: string;
};

/** Slider that works by dragging, keys or buttons (WCAG 2.5.7). */
export function PartSlider({ percent, onChange, valueText }: Props) {
  const id = useId();
  const go = (to: number): void => onChange(Math.min(Math.max(to, LEAST), MOST));
  return (
    <Stack gap={8}>
      <Label htmlFor={id}>{t`Part of the bet to cash out: ${percent}%`}</Label>
      <Row gap={8}>
        <Button
          tone="secondary"
          size="small"
          aria-label={t`${STEP} percent less`}
          disabled={percent <= LEAST}
          onClick={() => go(percent - STEP)}
        >
          −
        </Button>
        <Range
          id={id}
          type="range"
          min={LEAST}
          max={MOST}
          step={1}
          value={percent}
          aria-valuetext={valueText}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Button
          tone="secondary"
          size="small"
          aria-label={t`${STEP} percent more`}
          disabled={percent >= MOST}
          onClick={() => go(percent + STEP)}
        >
          +
        </Button>
      </Row>
      <Row gap={8} role="group" aria-label={t`Parts of the bet`}>
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            tone={percent === preset ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={percent === preset}
            css={{ flex: 1 }}
            onClick={() => go(preset)}
          >
            {preset} %
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
