import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { defaultPreferences } from '#src/brand/preferences.tsx';
import { flagDefaults } from '#src/flags/index.ts';
import { documentHashes } from '#src/gql/documentHashes.ts';
import { createPlatform } from '#src/platform/index.ts';
import { App } from '../../frame/App.tsx';
import { loadBrand } from '../boot/brands.ts';
import { vocabulary } from '../boot/registries.ts';
import { readGivenAnswers } from '../boot/givenAnswers.ts';
import { fontRules } from '../boot/theme.ts';
import { warmPage } from '../boot/warmPage.ts';
import { Scheduler } from '../scheduler.ts';
import { firstStyles } from './firstStyles.ts';
import { liftStyles } from './liftStyles.ts';
import { setLocation } from './stillBrowser.ts';

export type FirstViewRequest = {
  readonly brand: string;
  readonly path: string;
  /** Responses without visitor data, as JSON. */
  readonly answers: string;
  readonly now: string;
};

/** Server-rendered HTML. `css` is removed with the HTML; `rules` and `fonts` stay. */
export type FirstView = { readonly html: string; readonly css: string; readonly rules: string; readonly fonts: string };

/** Renders the page to HTML. Throws if a response is missing or a first shelf cannot be drawn. */
export async function drawFirstView({ brand: brandId, path, answers, now }: FirstViewRequest): Promise<FirstView> {
  setLocation(path);
  const brand = await loadBrand(brandId);
  const given = readGivenAnswers(answers, FRESH);
  const platform = createPlatform({ brandId, hashes: documentHashes, fetcher: refuse });
  platform.clock.synchronise(now);
  const { startup } = given;
  if (startup === null || given.layout === null) throw new Error('An answer is missing');
  await warmPage(platform, path, given);
  const styles = firstStyles(brand);
  const Router = ({ children }: { readonly children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  const drawn = renderToString(
    <App
      scheduler={new Scheduler()}
      brand={brand}
      platform={platform}
      flags={flagDefaults}
      vocabulary={vocabulary}
      preferences={defaultPreferences}
      onPreferences={() => undefined}
      theme={{ show: () => undefined }}
      startup={Promise.resolve(startup)}
      answered={startup}
      router={Router}
    />,
  );
  const { html, rules: lifted } = liftStyles(bare(drawn));
  const { rules, css } = styles(html);
  return { html, css: safe(css + lifted), rules: safe(rules), fonts: fontRules(brand) };
}

/** Removes `<`, which could close the style element. */
const safe = (css: string): string => css.replaceAll('<', '');

const FRESH = { type: 'navigate', transferSize: 1 } as const;

const refuse = (): Promise<never> => Promise.reject(new Error('Nothing is asked for while a first view is drawn'));

const bare = (html: string): string => html.replace(/<!--.*?-->|<template[^>]*><\/template>|<link [^>]*>|<title>.*?<\/title>/gs, '');
