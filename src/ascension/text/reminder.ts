import type { Keyword } from '../keywords.js';

/** What each keyword means, for those who do not know it. */
export const REMINDER: { readonly [K in Keyword]: string } = {
  fate: 'Fate happens when this card enters the center row; "you" is then the player whose turn it is.',
  echo: 'Echo holds while a card in your discard pile shares a faction with this card; for a card that is played, that is checked before anything else on it happens.',
  serenity:
    'Serenity holds while your discard pile is empty; for a card that is played, that is checked before anything else on it happens.',
  unite: 'Unite holds once you have played another hero this turn that shares a faction with this card.',
  trophy: 'Defeated, this monster stays in front of you; in your turn you may banish it for its trophy.',
  ongoing: 'Acquired or defeated, this card stays in front of you, and its rules are in force for you.',
  empowered: 'When you acquire this card, you may banish another card that you have played this turn.',
  event: 'The rules of an event are in force for every player while it is the current event.',
  'center-row-effect':
    'A center row effect is in force while this card is in the center row, for whoever deals with it.',
};
