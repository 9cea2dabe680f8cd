-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.add_picture(id uuid, alt text, credit text, focus_x numeric, focus_y numeric, width integer, height integer, widths integer[], color text, uploader uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.pictures (id, alt, credit, focus_x, focus_y, width, height, widths, color)
    values (id, alt, credit, focus_x, focus_y, width, height, widths, color);
  insert into public.picture_records (picture_id, uploaded_by) values (id, uploader);
$function$;
grant execute on function public.add_picture(id uuid, alt text, credit text, focus_x numeric, focus_y numeric, width integer, height integer, widths integer[], color text, uploader uuid) to service_role;
