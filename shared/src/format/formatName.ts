/** First and last name as one text. A person with one name, or without a name yet, has no last name. */
export const formatName = ({
  first_name,
  last_name,
}: {
  readonly first_name: string;
  readonly last_name: string;
}): string => [first_name, last_name].filter(Boolean).join(' ');
