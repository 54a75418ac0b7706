import type { FragmentType } from '@apollo/client';
import type { FocusEvent, KeyboardEvent } from 'react';
import { type HeroCarouselFragment, HeroCarouselFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { HeroArt } from './HeroArt.tsx';
import { Controls, Cta, Dot, Dots, Eyebrow, Frame, Picture, Sentence, Slide, Slides, Step, Title, Words } from './heroStyles.ts';
import { type Turns, useTurns } from './useTurns.ts';

/** Advances automatically, except while hovered, focused or paused. */
export function HeroCarousel({ node }: { readonly node: FragmentType<HeroCarouselFragment> }) {
  const { id, title, secondsPerSlide, slides } = useNode(HeroCarouselFragmentDoc, node);
  const turns = useTurns(slides.length, secondsPerSlide);
  const heading = useHeading();
  if (slides.length === 0) return null;
  return (
    <Frame
      aria-roledescription="carousel"
      aria-label={title}
      onPointerEnter={() => turns.hold('pointer', true)}
      onPointerLeave={() => turns.hold('pointer', false)}
      onFocus={() => turns.hold('focus', true)}
      onBlur={(event: FocusEvent<HTMLElement>) => turns.hold('focus', event.currentTarget.contains(event.relatedTarget))}
    >
      <Slides aria-live={turns.isTurning ? 'off' : 'polite'}>
        {slides.map(({ id: slideId, eyebrow, title: about, text, label, deepLink, art }, at) => (
          <Slide
            key={slideId}
            role="group"
            aria-roledescription="slide"
            aria-label={t`${at + 1} of ${slides.length}`}
            shown={at === turns.at}
            inert={at !== turns.at}
          >
            <Words data-words="">
              {eyebrow === null ? null : <Eyebrow>{eyebrow}</Eyebrow>}
              <Title as={heading} size={28} tone="inherit" css={{ '@belowTablet': { text: 18 } }}>
                {about}
              </Title>
              <Sentence>{text}</Sentence>
              <Cta link={deepLink} of={id}>
                {label}
              </Cta>
            </Words>
            <Picture>
              <HeroArt name={art} />
            </Picture>
          </Slide>
        ))}
      </Slides>
      {slides.length > 1 ? <SlideControls slides={slides} turns={turns} /> : null}
    </Frame>
  );
}

function SlideControls({ slides, turns }: Pick<HeroCarouselFragment, 'slides'> & { readonly turns: Turns }) {
  const { at, go, canRun, isRunning, toggle } = turns;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    // Ignores arrow keys with a modifier key, because these are browser shortcuts.
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    <Controls onKeyDown={onKeyDown}>
      <Dots role="group" aria-label={t`Slides`}>
        {slides.map(({ id, title }, index) => (
          <Dot key={id} type="button" aria-label={t`Slide ${index + 1}: ${title}`} aria-current={index === at} onClick={() => go(index)} />
        ))}
      </Dots>
      {canRun ? (
        <IconButton
          tone="chrome"
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? t`Pause slides` : t`Play slides`}
          onClick={toggle}
        />
      ) : null}
      <Step>
        <IconButton tone="chrome" icon="chevron-left" label={t`Previous slide`} onClick={() => go(at - 1)} />
        <IconButton tone="chrome" icon="chevron-right" label={t`Next slide`} onClick={() => go(at + 1)} />
      </Step>
    </Controls>
  );
}
