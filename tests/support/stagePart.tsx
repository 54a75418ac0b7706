import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { brand } from '#brands/tsb/brand.ts';
import { NOW } from '#fixtures/worlds/sports.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';

/** Renders a part of a shelf as on a page, without the shelf. */
export const stagePart = (part: ReactNode) =>
  render(
    <Stage brand={brand} platform={stagePlatform(NOW)} ports={stagePorts}>
      {part}
    </Stage>,
  );
