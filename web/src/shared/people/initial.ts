/** The first character as readers see it: an emoji may consist of several code points. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return (first?.segment ?? "").toLocaleUpperCase();
}
