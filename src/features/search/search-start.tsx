import { SearchBox } from '#src/components/search-box.tsx';
import { SearchWords } from '#src/components/search-words.tsx';

/** The page without a keyword. */
export function SearchStart() {
  return (
    <SearchBox>
      <SearchWords />
    </SearchBox>
  );
}
