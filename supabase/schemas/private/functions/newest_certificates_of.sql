-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newest_certificates_of(beginning text, up_to integer)
 RETURNS TABLE(id text, issued_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with recursive found as (
    select min(w.word) as word, 1 as n from private.certificate_words w where w.word >= beginning collate "C"
    union all
    select (select min(w.word) from private.certificate_words w where w.word > found.word), n + 1
    from found where n < 50 and starts_with(found.word, beginning)
  )
  select newest.certificate_id, newest.issued_at from found cross join lateral (
    select w.certificate_id, w.issued_at from private.certificate_words w
    where w.word = found.word order by w.issued_at desc, w.certificate_id limit up_to
  ) as newest
  where starts_with(found.word, beginning)
  order by newest.issued_at desc, newest.certificate_id limit up_to
$function$;
grant execute on function private.newest_certificates_of(beginning text, up_to integer) to function_owner;
