-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.search_certificates(words text)
 RETURNS SETOF public.certificates
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := array(
    select word from unnest(private.search_words(left(words, 100))) as word group by word order by length(word) desc
  );
  long_words text[] := array(select word from unnest(wanted) as word where length(word) >= 3);
begin
  if wanted = '{}' or not private.is_staff('instructor', 'auditor') then return; end if;
  if cardinality(long_words) > 1 then
    return query select c.* from public.certificates c
      where array_to_tsvector(private.search_words(coalesce(c.holder_name, ''))) @@ (
          -- The words contain no punctuation, so quoting is safe.
          select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest(long_words) as word
        ) and (long_words = wanted or private.has_words(c.holder_name, wanted))
      order by c.issued_at desc, c.id limit 200;
  else
    return query select c.*
      from private.newest_certificates_of(wanted[1], case when cardinality(wanted) = 1 then 200 else 500 end) as newest
      join public.certificates c on c.id = newest.id
      where cardinality(wanted) = 1 or private.has_words(c.holder_name, wanted)
      order by c.issued_at desc, c.id limit 200;
  end if;
end $function$;
alter function private.search_certificates(words text) owner to function_owner;
grant execute on function private.search_certificates(words text) to authenticated;
