import { useBrand } from '#src/brand/context.tsx';
import { useOddsFormat, useThemeChoice } from '#src/brand/preferences.tsx';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { t } from '#src/shared/text/t.ts';
import { Segmented } from './Segmented.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';

const formats = [
  { value: 'AMERICAN', label: t`American` },
  { value: 'EURO', label: t`Decimal` },
] as const;

type ChoiceProps = { readonly legend?: string };

export function OddsFormatChoice({ legend = t`Odds format` }: ChoiceProps) {
  const { options } = useBrand();
  const [format, setFormat] = useOddsFormat();
  if (!options.sportsbook) return null;
  return <Segmented legend={legend} options={formats} value={format} onChange={setFormat} />;
}

const modes = [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
] as const;

export function ThemeChoice({ legend = t`Theme` }: ChoiceProps) {
  const { options } = useBrand();
  const [chosen, setChosen] = useThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (options.modes.length < 2) return null;
  return <Segmented legend={legend} options={modes} value={resolveThemeMode(options, chosen, systemIsDark)} onChange={setChosen} />;
}
