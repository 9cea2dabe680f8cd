-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_chapter(chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric)
 RETURNS public.chapter_save_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  insert into public.chapters as c (id, slug, name, kind, institution, city, state, zip, latitude, longitude)
    values (coalesce(chapter, gen_random_uuid()), $2, trim($3), $4, case $4 when 'campus' then private.filled_text($5) end,
      trim($6), $7, private.filled_text($8), $9, $10)
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, kind = excluded.kind,
      institution = excluded.institution, city = excluded.city, state = excluded.state, zip = excluded.zip,
      latitude = excluded.latitude, longitude = excluded.longitude;
  return 'saved';
exception
  when unique_violation then return 'slug-taken';
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.save_chapter(chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric) owner to function_owner;
grant execute on function private.save_chapter(chapter uuid, slug text, name text, kind public.chapter_kind, institution text, city text, state text, zip text, latitude numeric, longitude numeric) to authenticated;
