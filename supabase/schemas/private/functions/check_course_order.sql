-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_course_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (
    with recursive earlier as (
      select new.requires as id
      union select c.requires from public.courses c join earlier e on c.id = e.id where c.requires is not null
    )
    select from earlier where id = new.id
  ) then
    raise exception 'a course cannot wait for itself' using errcode = 'check_violation';
  end if;
  return new;
end $function$;
