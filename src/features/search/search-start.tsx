import { SearchBox } from '#src/components/search/search-box.tsx';
import { SearchWords } from '#src/components/search/search-words.tsx';

/** The page without a keyword. */
export function SearchStart() {
  return (
    <SearchBox>
      <SearchWords />
    </SearchBox>
  );
}
