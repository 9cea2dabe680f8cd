-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_years(address text, member uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with shown as (
      -- A statement is about real gifts if there are any.
      select distinct on (t.year) t.year, t.cents, t.gifts from private.gift_year_totals t
      where t.donor = coalesce($2::text, $1) order by t.year, t.is_live desc
    )
    select coalesce(jsonb_agg(jsonb_build_object('year', s.year, 'cents', s.cents, 'gifts', s.gifts) order by s.year desc), '[]')
    from shown s);
end $function$;
grant execute on function private.gift_years(address text, member uuid) to function_owner;
