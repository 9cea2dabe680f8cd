-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_page_draft(content jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return case when jsonb_typeof(content -> 'sections') = 'array' and length(content::text) <= 90000
    and not exists (select from jsonb_array_elements(content -> 'sections') as s where jsonb_typeof(s) <> 'object')
  then (
      select count(*) <= 40 and count(*) = count(distinct s ->> 'id') and coalesce(bool_and(s ->> 'id' ~ '^[a-z0-9-]{1,40}$'), true)
      from jsonb_array_elements(content -> 'sections') as s
    ) and private.fits_schema(private.without_section_ids(content), private.page_schema())
  else false end;
end $function$;
grant execute on function private.is_page_draft(content jsonb) to function_owner, service_role;
