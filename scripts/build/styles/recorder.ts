import {
  createTheme as makeTheme,
  css as makeCss,
  getCssText,
  globalCss as makeGlobal,
  keyframes as makeFrames,
  reset,
  styled as makeStyled,
} from '#src/ui/stitches.ts';

type Make = (...args: never[]) => unknown;
export type StyleRecord = {
  readonly made: 'look' | 'rules' | 'prop' | 'theme';
  readonly args: readonly unknown[];
  readonly result: unknown;
};

export const records = new Map<string, StyleRecord>();

const recorded =
  (made: StyleRecord['made'], make: Make) =>
  (site: string, ...args: unknown[]): unknown => {
    const result = make(...(args as never[]));
    records.set(site, { made, args, result });
    return result;
  };

export const styled = recorded('look', makeStyled);
export const css = recorded('look', makeCss);
export const keyframes = recorded('rules', makeFrames);
export const globalCss = recorded('rules', makeGlobal);
export const prop = recorded('prop', (style) => style);
export const createTheme = (name: string, tokens: object): unknown => recorded('theme', makeTheme)(name, name, tokens);

export const library = { css: makeCss as (style: object) => unknown, getCssText, reset };
