import type { CreditCard } from '@marketplace/shared/schema';

type Featured = Pick<CreditCard, 'marketing_bullets'>;
type FeaturedInHindi = Featured & Pick<CreditCard, 'marketing_bullets_hi'>;

/** A feature in the issuer's words, and the number of cards left after selecting it too. */
export interface FeatureChoice {
  feature: string;
  cards: number;
}

const normalizeFeature = (feature: string): string => feature.trim().toLocaleLowerCase('en-IN');

const hasFeature = ({ marketing_bullets }: Featured, feature: string): boolean =>
  marketing_bullets.some((bullet) => normalizeFeature(bullet) === normalizeFeature(feature));

/** The cards that have all wanted features; ignores letter case and surrounding blanks. */
export const filterByFeatures = <Card extends Featured>(
  cards: readonly Card[],
  wanted: readonly string[],
): Card[] => cards.filter((card) => wanted.every((feature) => hasFeature(card, feature)));

/**
 * The features to filter by, most common first: the wanted ones, and those that would leave at
 * least one card. The order does not depend on the selection, so that nothing moves under a finger.
 */
export function listFeatures(
  cards: readonly Featured[],
  wanted: readonly string[],
): FeatureChoice[] {
  const known = new Map<string, string>();
  for (const feature of [...wanted, ...cards.flatMap((card) => card.marketing_bullets)])
    if (!known.has(normalizeFeature(feature))) known.set(normalizeFeature(feature), feature.trim());
  const left = filterByFeatures(cards, wanted);
  const spread = (feature: string) => filterByFeatures(cards, [feature]).length;
  const isWanted = (feature: string) =>
    wanted.some((other) => normalizeFeature(other) === normalizeFeature(feature));
  return [...known.values()]
    .toSorted((a, b) => spread(b) - spread(a) || a.localeCompare(b, 'en-IN'))
    .map((feature) => ({ feature, cards: filterByFeatures(left, [feature]).length }))
    .filter(({ feature, cards: count }) => count > 0 || isWanted(feature));
}

/**
 * A card's features, each with its Hindi text. All Hindi texts are '' if the two lists differ in length, as
 * after a change of only the English ones, because then nobody knows which belong together.
 */
export function mapHindiFeatures({
  marketing_bullets: features,
  marketing_bullets_hi: hindi,
}: FeaturedInHindi): readonly { feature: string; hindi: string }[] {
  const paired = hindi.length === features.length;
  return features.map((feature, index) => ({
    feature,
    hindi: paired ? (hindi[index] ?? '') : '',
  }));
}

/** The Hindi text of a feature from the first card that has one; '' if none has. */
export function toHindiFeature(cards: readonly FeaturedInHindi[], feature: string): string {
  const translated = cards
    .flatMap(mapHindiFeatures)
    .find(
      (known) =>
        known.hindi !== '' && normalizeFeature(known.feature) === normalizeFeature(feature),
    );
  return translated?.hindi ?? '';
}
