/** The same keys with texts of another language: a key that is missing does not compile. */
export type Texts<Catalogue> = {
  [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Texts<Catalogue[Key]>;
};

export interface TextTree {
  [key: string]: string | TextTree;
}
