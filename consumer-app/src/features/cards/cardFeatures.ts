import type { CreditCard } from '@marketplace/shared/schema';

type Featured = Pick<CreditCard, 'marketing_bullets'>;
type FeaturedInHindi = Featured & Pick<CreditCard, 'marketing_bullets_hi'>;

/** A feature as its issuer words it, and how many cards are left once it is wanted too. */
export interface FeatureChoice {
  feature: string;
  cards: number;
}

const plain = (feature: string): string => feature.trim().toLocaleLowerCase('en-IN');

const has = ({ marketing_bullets }: Featured, feature: string): boolean =>
  marketing_bullets.some((bullet) => plain(bullet) === plain(feature));

/** The cards that have every wanted feature; letter case and blanks around it don't count. */
export const filterByFeatures = <Card extends Featured>(
  cards: readonly Card[],
  wanted: readonly string[],
): Card[] => cards.filter((card) => wanted.every((feature) => has(card, feature)));

/**
 * What can be filtered by: every feature that some card has besides those wanted, the most common
 * first. The order does not depend on what is wanted, so that nothing moves under a finger.
 */
export function listFeatures(
  cards: readonly Featured[],
  wanted: readonly string[],
): FeatureChoice[] {
  const known = new Map<string, string>();
  for (const feature of [...wanted, ...cards.flatMap((card) => card.marketing_bullets)])
    if (!known.has(plain(feature))) known.set(plain(feature), feature.trim());
  const left = filterByFeatures(cards, wanted);
  const spread = (feature: string) => filterByFeatures(cards, [feature]).length;
  const isWanted = (feature: string) => wanted.some((other) => plain(other) === plain(feature));
  return [...known.values()]
    .toSorted((a, b) => spread(b) - spread(a) || a.localeCompare(b, 'en-IN'))
    .map((feature) => ({ feature, cards: filterByFeatures(left, [feature]).length }))
    .filter(({ feature, cards: count }) => count > 0 || isWanted(feature));
}

/**
 * A card's features, each with its Hindi; '' for all of them where the Hindi ones are not as many, as
 * after a change of the English ones alone: then nobody knows which belongs to which.
 */
export function featuresInHindi({
  marketing_bullets: features,
  marketing_bullets_hi: hindi,
}: FeaturedInHindi): readonly { feature: string; hindi: string }[] {
  const paired = hindi.length === features.length;
  return features.map((feature, index) => ({
    feature,
    hindi: paired ? (hindi[index] ?? '') : '',
  }));
}

/** What a feature is called in Hindi by the first card that says it; '' where none does. */
export function toHindiFeature(cards: readonly FeaturedInHindi[], feature: string): string {
  const said = cards
    .flatMap(featuresInHindi)
    .find((known) => known.hindi !== '' && plain(known.feature) === plain(feature));
  return said?.hindi ?? '';
}
